pub fn balanced(text: &[u8]) -> bool {
    let (mut round, mut square) = (0, 0);
    for &c in text {
        match c {
            b'(' => round += 1,
            b'[' => square += 1,
            b')' => {
                if round == 0 {
                    return false;
                }
                round -= 1;
            }
            b']' => {
                if square == 0 {
                    return false;
                }
                square -= 1;
            }
            _ => {}
        }
        if round + square > 16 {
            return false;
        }
    }
    round == 0 && square == 0
}
