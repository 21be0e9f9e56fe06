//! The rail of the wide table, where people sit.

use core::f32::consts::{FRAC_PI_2, PI};

use super::shape::Point;

/// A place on the middle line of the wide rail, as a part of the way clockwise from the dealer, and the way inwards
/// from there in hundredths.
pub(super) fn on_rail(part: f32) -> (Point, Point) {
    const STRAIGHT: f32 = 122.;
    const RADIUS: f32 = 209.;
    const BEND: f32 = PI * RADIUS;
    let far = part.min(1. - part) * (4. * STRAIGHT + 2. * BEND);
    let angle = ((far - STRAIGHT) / RADIUS).clamp(0., PI);
    let (across, up) = (sine(angle), sine(FRAC_PI_2 - angle));
    let straight = if far < STRAIGHT { far } else { STRAIGHT + (STRAIGHT + BEND - far).min(0.) };
    let x = straight + RADIUS * across;
    let way = if part < 0.5 { -1. } else { 1. };
    let at = (400. + way * x, 254. + RADIUS * up);
    ((at.0 as i32, at.1 as i32), ((-way * across * 100.) as i32, (-up * 100.) as i32))
}

/// The sine from -π/2 to π, to a thousandth or two (Bhaskara's): enough to seat people.
fn sine(angle: f32) -> f32 {
    let turned = angle.abs() * (PI - angle.abs());
    angle.signum() * 16. * turned / (5. * PI * PI - 4. * turned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sine_is_near_enough() {
        for step in -15..=31 {
            let angle = step as f32 / 10.;
            assert!((sine(angle) - angle.sin()).abs() < 0.002, "{angle}");
        }
    }

    #[test]
    fn half_way_round_is_opposite_the_dealer() {
        assert_eq!(on_rail(0.5), ((400, 45), (0, 100)));
    }

    #[test]
    fn left_and_right_mirror_each_other() {
        for step in 1..10 {
            let (((left, up), _), ((right, same), _)) = (on_rail(step as f32 / 20.), on_rail(1. - step as f32 / 20.));
            assert!((left + right - 800).abs() <= 1 && up == same, "{step}");
        }
    }
}
