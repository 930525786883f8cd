//! Cut points: blocks at which a run is cut into segments.
//!
//! A set of blocks cuts a function if every cycle passes one of them, so that a path from a cut to the next is
//! finite.

use crate::analysis::Cfg;
use crate::function::Function;
use crate::ids::{Block, IdVec};

/// The cut points used where nobody asked for others: the entry and the headers of loops. An irreducible cycle is cut
/// where an edge retreats in depth-first order. Sorted.
pub fn default_cuts(function: &Function) -> Vec<Block> {
    // Without the targets of retreating edges, all edges go forward in the reverse postorder, so no cycle is left. In
    // a reducible graph these targets are exactly the loop headers.
    let mut cuts = vec![function.entry()];
    cuts.extend(Cfg::new(function).retreating_edges().iter().map(|&(_, to)| to));
    cuts.sort_unstable();
    cuts.dedup();
    cuts
}

/// Whether every cycle of reachable blocks passes one of these blocks. If not, the error is a cycle that avoids them.
pub fn check_cuts(function: &Function, cuts: &[Block]) -> Result<(), Vec<Block>> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        OnPath,
        Done,
    }
    let cfg = Cfg::new(function);
    let mut mark: IdVec<Block, Mark> = IdVec::filled(Mark::New, function.blocks.len());
    for &cut in cuts {
        if mark.get(cut).is_some() {
            mark[cut] = Mark::Done;
        }
    }
    for &start in cfg.reverse_postorder() {
        if mark[start] != Mark::New {
            continue;
        }
        mark[start] = Mark::OnPath;
        let mut path = vec![(start, 0)];
        while let Some((block, visited)) = path.last_mut() {
            let Some(&next) = cfg.successors(*block).get(*visited) else {
                mark[*block] = Mark::Done;
                path.pop();
                continue;
            };
            *visited += 1;
            match mark[next] {
                Mark::New => {
                    mark[next] = Mark::OnPath;
                    path.push((next, 0));
                }
                Mark::OnPath => {
                    return Err(path.iter().map(|&(block, _)| block).skip_while(|&block| block != next).collect());
                }
                Mark::Done => {}
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::tests::{blocks, graph};

    #[test]
    fn loop_headers_are_cuts() {
        let function = graph(&[&[1], &[2, 5], &[3, 4], &[2], &[1], &[]]);
        assert_eq!(default_cuts(&function), blocks(&[0, 1, 2]));
    }

    #[test]
    fn default_cuts_cut_every_graph_of_four_blocks() {
        // Each of the four blocks has one of the 16 sets of successors.
        for code in 0..1 << 16 {
            let sets: Vec<Vec<usize>> =
                (0..4).map(|from| (0..4).filter(|to| code >> (4 * from + to) & 1 == 1).collect()).collect();
            let successors: Vec<&[usize]> = sets.iter().map(Vec::as_slice).collect();
            let function = graph(&successors);
            assert_eq!(check_cuts(&function, &default_cuts(&function)), Ok(()), "{sets:?}");
        }
    }

    #[test]
    fn a_cycle_that_avoids_the_cuts_is_shown() {
        let function = graph(&[&[1], &[2, 5], &[3, 4], &[2], &[1], &[]]);
        assert_eq!(check_cuts(&function, &blocks(&[0, 1])), Err(blocks(&[2, 3])));
        assert_eq!(check_cuts(&function, &blocks(&[0, 2])), Ok(()));
        assert_eq!(check_cuts(&graph(&[&[0, 1], &[]]), &[]), Err(blocks(&[0])));
    }
}
