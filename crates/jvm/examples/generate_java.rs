//! Prints a generated class, to look at or to compile.
//!
//! `generate_java NAME METHODS SEED [text]`

#[path = "../tests/support/generator/mod.rs"]
mod generator;
#[path = "../tests/support/random.rs"]
mod random;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, count, seed, ..] = &arguments[..] else {
        eprintln!("usage: generate_java NAME METHODS SEED [text]");
        return;
    };
    let count = count.parse().expect("a number of methods");
    let seed = seed.parse().expect("a seed");
    print!("{}", generator::class(name, count, seed, arguments.len() > 3).source);
}
