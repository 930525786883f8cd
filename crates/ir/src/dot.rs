//! A picture of a function's control flow, for Graphviz.
//!
//! Blocks show their instructions as the text form does, names and source lines included. Loop headers have a double
//! frame and say how deep the loop is nested; edges back to them are dashed. Ways to end other than by returning are
//! red, so that the checks that front ends put before instructions stand out from the program itself.

use std::fmt::Write;

use crate::analysis::{Cfg, Dominators, Loops};
use crate::function::{Function, Module};
use crate::ids::{Block, Id};
use crate::inst::Terminator;
use crate::outcome::{ExitKind, Outcome};
use crate::text::print_blocks;

/// The control-flow graph of a function that the verifier accepts, in the language of Graphviz.
pub fn dot_function(module: &Module, function: &Function) -> String {
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let loops = Loops::new(function, &cfg, &dominators);
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(out, "digraph {} {{", quoted(&function.name));
    let _ = writeln!(out, "  label={};", quoted(&title(module, function)));
    let _ = writeln!(out, "  node [shape=box, fontname=monospace];");
    let _ = writeln!(out, "  edge [fontname=monospace];");
    for (block, text) in print_blocks(module, function).iter() {
        let _ = writeln!(out, "  {} [{}];", node(block), node_attributes(function, &loops, block, text));
    }
    for (block, data) in function.blocks.iter() {
        for (target, label) in edges(function, &data.terminator) {
            let is_back = dominators.dominates(target, block);
            let style = if is_back { ", style=dashed" } else { "" };
            let _ = writeln!(out, "  {} -> {} [label={}{style}];", node(block), node(target), quoted(&label));
        }
    }
    out.push_str("}\n");
    out
}

fn node(block: Block) -> String {
    format!("b{}", block.index())
}

fn title(module: &Module, function: &Function) -> String {
    let file = function.line.file.and_then(|file| module.files.get(file));
    match file {
        Some(file) => format!("{} ({file}:{})", function.name, function.line.line),
        None => function.name.clone(),
    }
}

fn node_attributes(function: &Function, loops: &Loops, block: Block, text: &str) -> String {
    let mut label = String::new();
    let mut attributes = String::new();
    if loops.with_header(block).is_some() {
        label = format!("loop header, depth {}\n", loops.depth(block));
        attributes.push_str(", peripheries=2");
    }
    if let Terminator::Exit { kind, .. } = &function.blocks[block].terminator {
        let color = match kind {
            ExitKind::Always(Outcome::Return) => "darkgreen",
            ExitKind::Always(Outcome::Throw(_) | Outcome::Panic(_) | Outcome::Abort(_) | Outcome::Ub(_))
            | ExitKind::Resume(_) => "red",
        };
        attributes.push_str(&format!(", color={color}"));
    }
    label.push_str(text);
    format!("label={}{attributes}", left_aligned(&label))
}

/// The targets of a terminator and the conditions under which it goes there.
fn edges(function: &Function, terminator: &Terminator) -> Vec<(Block, String)> {
    match terminator {
        Terminator::Jump(target) => vec![(target.block, String::new())],
        Terminator::Branch(_, yes, no) => vec![(yes.block, "true".to_owned()), (no.block, "false".to_owned())],
        Terminator::Switch { value, cases, default } => {
            let ty = function.ty(*value);
            let cases = cases.iter().map(|(case, target)| (target.block, crate::text::print_bits(ty, *case)));
            cases.chain([(default.block, "default".to_owned())]).collect()
        }
        Terminator::Exit { .. } => vec![],
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text).replace('\n', "\\n"))
}

/// A label whose lines start at the left.
fn left_aligned(text: &str) -> String {
    format!("\"{}\"", escaped(text).replace('\n', "\\l"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::parse_module;

    #[test]
    fn a_loop_is_drawn() {
        let text = "file \"a \\\"b\\\".c\"
            func @\"weird \\\\ name\"(n: i32) !\"a \\\"b\\\".c\":3 {
              jump head(n)
            head(i: i32):
              one: i32 = const 1 !4
              i.1 = sub i, one !5
              switch i.1 { -1: out, 7: head(i.1), default: head(i.1) }
            out:
              exit throw Foo
            }";
        let module = parse_module(text).unwrap();
        let function = module.functions.values().next().unwrap();
        let dot = dot_function(&module, function);
        for part in [
            "digraph \"weird \\\\ name\" {",
            "(a \\\"b\\\".c:3)",
            "b1 [label=\"loop header, depth 1\\lb1(i: i32):\\l  one: i32 = const 1 !4\\l",
            "peripheries=2",
            "b1 -> b1 [label=\"7\", style=dashed];",
            "b1 -> b2 [label=\"-1\"];",
            "color=red",
        ] {
            assert!(dot.contains(part), "{part} is not in\n{dot}");
        }
        assert_eq!(dot.matches(" -> ").count(), 4);
    }
}
