// claim: palindrome
// truth: equivalent
// why:   two indices that meet against half the length
pub fn palindrome(s: &[u8]) -> bool {
    for i in 0..s.len() / 2 {
        if s[i] != s[s.len() - 1 - i] {
            return false;
        }
    }
    true
}
