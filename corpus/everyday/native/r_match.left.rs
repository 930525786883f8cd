// claim:  grade
// truth:  equivalent
// why:    a match on ranges or a chain of ifs
pub fn grade(p: u8) -> char { match p { 90..=100 => 'A', 75..=89 => 'B', 50..=74 => 'C', 0..=49 => 'F', _ => '?' } }
