pub fn palindrome(s: &[u8]) -> bool {
    let mut i = 0;
    let mut j = s.len();
    while i + 1 < j {
        j -= 1;
        if s[i] != s[j] {
            return false;
        }
        i += 1;
    }
    true
}
