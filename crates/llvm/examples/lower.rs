//! Lowers LLVM modules and prints the result: `cargo run -p tandem-llvm --example lower -- [--quiet] FILE.ll…`

use std::time::Instant;

use tandem_llvm::{Options, Origin, lower_module};

fn main() {
    let (flags, files): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|arg| arg.starts_with("--"));
    let quiet = flags.iter().any(|flag| flag == "--quiet");
    for file in files {
        let text = match std::fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{file}: {error}");
                continue;
            }
        };
        let origin = if text.contains("rustc version") { Origin::Rust } else { Origin::C };
        let start = Instant::now();
        let lowered = lower_module(&text, &Options { origin, ..Options::default() });
        let time = start.elapsed();
        match lowered {
            Ok(lowered) => {
                if !quiet {
                    println!("{}", tandem_ir::text::print_module(&lowered.module));
                }
                println!("{file}: {} accepted, {} refused, {time:?}", lowered.functions.len(), lowered.refused.len());
                for refusal in &lowered.refused {
                    let place = refusal.file.as_deref().unwrap_or(&file);
                    println!("  {place}:{}: {}: {}", refusal.line, refusal.path, refusal.reason);
                }
            }
            Err(error) => println!("{file}: {error}"),
        }
    }
}
