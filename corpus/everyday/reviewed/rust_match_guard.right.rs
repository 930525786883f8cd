pub enum Account {
    Basic,
    Premium { years: u32 },
    Staff,
}
pub fn fee(account: &Account, amount: u32) -> u32 {
    match *account {
        Account::Staff => 0,
        Account::Premium { years } if years > 5 => amount / 100,
        Account::Premium { .. } => amount / 50,
        Account::Basic if amount < 1000 => 20,
        Account::Basic => amount / 25,
    }
}
