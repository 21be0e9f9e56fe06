//! How many questions are made and judged in a second.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput};
use croupier_engine::Book;
use croupier_quiz::{Code, Kind, Level, Question};

fn main() {
    let mut bench = Criterion::default().configure_from_args();
    for what in ["make", "judge"] {
        let mut group = bench.benchmark_group(what);
        group.throughput(Throughput::Elements(1));
        for kind in Kind::ALL {
            let mut seed = 0;
            group.bench_function(BenchmarkId::from_parameter(kind.key()), |bench| {
                let mut code = move || {
                    seed += 1;
                    let level = Level::DEALT[seed as usize % 3];
                    Code { book: Book::Tda2024, kind, level, seed }
                };
                if what == "make" {
                    bench.iter(|| Question::new(black_box(code())));
                } else {
                    let question = Question::new(code()).expect("a question");
                    let answer = question.ruling().decision;
                    bench.iter(|| black_box(&question).judge(&answer[..1]));
                }
            });
        }
        group.finish();
    }
    bench.final_summary();
}
