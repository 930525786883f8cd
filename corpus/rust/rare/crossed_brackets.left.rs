// claim: balanced
// truth: different
// why:   counters cannot see that brackets of two kinds cross, as in "([)]"
pub fn balanced(text: &[u8]) -> bool {
    let mut open = [0u8; 16];
    let mut depth = 0;
    for &c in text {
        match c {
            b'(' | b'[' => {
                if depth == 16 {
                    return false;
                }
                open[depth] = c;
                depth += 1;
            }
            b')' => {
                if depth == 0 || open[depth - 1] != b'(' {
                    return false;
                }
                depth -= 1;
            }
            b']' => {
                if depth == 0 || open[depth - 1] != b'[' {
                    return false;
                }
                depth -= 1;
            }
            _ => {}
        }
    }
    depth == 0
}
