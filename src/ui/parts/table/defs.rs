//! What the drawings are copied from: pips, chips, and the light on the felt.

use yew::prelude::*;

use super::shape::disc;

/// The symbols; once a page, before the first picture.
#[component]
pub fn Defs() -> Html {
    const PIPS: [(&str, &str); 4] = [
        (
            "pip-s",
            "M12 1.8C9.4 6.8 3 9.4 3 14.4a4.6 4.6 0 0 0 8.1 3C10.9 19.2 10 20.8 8.4 22.2h7.2c-1.6-1.4-2.5-3-2.7-4.8a4.6 4.6 0 0 0 8.1-3C21 9.4 14.6 6.8 12 1.8Z",
        ),
        ("pip-h", "M12 21.8C8.2 17.2 2.4 13.4 2.4 8.3A5 5 0 0 1 12 6.2a5 5 0 0 1 9.6 2.1c0 5.1-5.8 8.9-9.6 13.5Z"),
        ("pip-d", "M12 1.4Q15.6 7.4 20.4 12 15.6 16.6 12 22.6 8.4 16.6 3.6 12 8.4 7.4 12 1.4Z"),
        (
            "pip-c",
            "M12 2.2a4.7 4.7 0 0 1 3.4 7.9 4.7 4.7 0 1 1-2.6 7.3c.2 1.9 1.1 3.4 2.8 4.8H8.4c1.7-1.4 2.6-2.9 2.8-4.8a4.7 4.7 0 1 1-2.6-7.3A4.7 4.7 0 0 1 12 2.2Z",
        ),
    ];
    // The edge of a chip, three times: where the spots fall, so that they do not line up into stripes.
    const EDGES: [(&str, &str); 3] = [
        ("chip-1", "M-12.4 3.1v-6l2.6 1.1v6ZM-1.8 5.5v-6h3.6v6ZM9.8 4.2v-6l2.6-1.1v6Z"),
        ("chip-2", "M-9.2 4.3v-6l3.4 .8v6ZM3.6 5.3v-6l3.6-.7v6Z"),
        ("chip-3", "M-13.8 2.2v-6l1.6 1v6ZM-5.6 5.1v-6l3.4.3v6ZM6.8 4.9v-6l3.1-1v6Z"),
    ];
    let pip = |(id, d): (&'static str, &'static str)| html! { <symbol {id} viewBox="0 0 24 24"><path {d} /></symbol> };
    let path = |class: &'static str, d: &'static str| html! { <path {class} {d} /> };
    let ring = |class: &'static str, rx: &'static str, ry: &'static str| html! { <ellipse {class} {rx} {ry} /> };
    let edge = |(id, spots): (&'static str, &'static str)| {
        html! {
            <g {id}>
                { path("cb", "M-15-6V0A15 5.5 0 0 0 15 0V-6Z") }
                { path("cs", spots) }
                { path("ce", "M-15-6V0A15 5.5 0 0 0 15 0V-6") }
            </g>
        }
    };
    html! {
        <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
            <defs>
                { for PIPS.map(pip) }
                { for EDGES.map(edge) }
                <g id="chip-top">{ ring("cb ce", "15", "5.5") }{ ring("ct", "12.6", "4.4") }{ ring("ci", "8.6", "2.9") }</g>
                <ellipse id="chip-shade" class="sh" cy="2.5" rx="16.5" ry="6" />
                <g id="chip-face">{ disc("cb ce", (0, 0), 18) }{ disc("cf", (0, 0), 15) }{ disc("cn", (0, 0), 12) }</g>
                <circle id="chip-well" class="well" r="22" />
                <radialGradient id="light-felt" cy=".36" r=".72">
                    <stop class="g0" />
                    <stop class="g1" offset="1" />
                </radialGradient>
                <linearGradient id="light-rail" x2="0" y2="1">
                    <stop class="g2" />
                    <stop class="g3" offset="1" />
                </linearGradient>
            </defs>
        </svg>
    }
}
