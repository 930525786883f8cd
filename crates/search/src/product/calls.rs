//! Which calls of two steps correspond: sequence alignment of the two lists of callees (a weighted longest common
//! subsequence).

use tandem_kernel::symbolic::CallSite;

/// Pairs calls in order so that as many as possible are matched, those of equal name before others.
pub fn align(
    left: &[CallSite],
    right: &[CallSite],
    may_match: impl Fn(&CallSite, &CallSite) -> bool,
) -> Vec<(usize, usize)> {
    let weight = |first: &CallSite, second: &CallSite| match () {
        () if !may_match(first, second) => 0,
        () if first.callee == second.callee => 3,
        () => 2,
    };
    // best[i][j] is the most that the calls from i and j on can give.
    let mut best = vec![vec![0; right.len() + 1]; left.len() + 1];
    for i in (0..left.len()).rev() {
        for j in (0..right.len()).rev() {
            let here = weight(&left[i], &right[j]);
            let matched = if here > 0 { here + best[i + 1][j + 1] } else { 0 };
            best[i][j] = matched.max(best[i + 1][j]).max(best[i][j + 1]);
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut pairs = Vec::new();
    while i < left.len() && j < right.len() {
        let here = weight(&left[i], &right[j]);
        if here > 0 && best[i][j] == here + best[i + 1][j + 1] {
            pairs.push((i, j));
            (i, j) = (i + 1, j + 1);
        } else if best[i][j] == best[i + 1][j] {
            i += 1;
        } else {
            j += 1;
        }
    }
    pairs
}
