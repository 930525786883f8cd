pub fn grade(p: u8) -> char { if p > 100 { '?' } else if p >= 90 { 'A' } else if p >= 75 { 'B' } else if p >= 50 { 'C' } else { 'F' } }
