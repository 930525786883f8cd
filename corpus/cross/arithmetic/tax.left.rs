// claim: tax Tax.tax
// truth: equivalent
// why:   brackets as a chain and as nested conditions
pub fn tax(income: i64) -> i64 {
    match income {
        i64::MIN..=10_000 => 0,
        10_001..=40_000 => (income - 10_000) / 10,
        40_001..=100_000 => 3_000 + (income - 40_000) / 4,
        _ => 18_000 + (income - 100_000) / 2,
    }
}
