pub fn pick(flag: bool, value: &i32) -> i32 {
    let value = *value;
    if flag { value } else { 0 }
}
