// claim:  last_big
// truth:  different
// why:    from behind, the first that is found is the last one; but the search from behind never looks at the first cell
pub fn last_big(v: &[u32], least: u32) -> usize {
    let mut at = v.len();
    for (i, x) in v.iter().enumerate() {
        if *x >= least {
            at = i;
        }
    }
    at
}
