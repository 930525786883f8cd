// claim:  fee
// truth:  equivalent
// why:    nested conditions become a match with guards
pub enum Account {
    Basic,
    Premium { years: u32 },
    Staff,
}
pub fn fee(account: &Account, amount: u32) -> u32 {
    if let Account::Staff = account {
        return 0;
    }
    if let Account::Premium { years } = account {
        if *years > 5 {
            return amount / 100;
        }
        return amount / 50;
    }
    if amount < 1000 {
        20
    } else {
        amount / 25
    }
}
