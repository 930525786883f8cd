// claim:  *
// truth:  equivalent
// why:    the private function differs on zero, which its only caller takes care of
fn per(total: u32, count: u32) -> u32 {
    if count == 0 { 0 } else { total / count }
}

pub fn average(total: u32, count: u32) -> u32 {
    if count == 0 { 0 } else { per(total, count) }
}
