// claim:  Account::withdraw
// truth:  different
// why:    a caller sees it with deposit(1); withdraw(1)

pub struct Account { balance: i64 }
impl Account {
    pub fn new() -> Self { Account { balance: 0 } }
    pub fn deposit(&mut self, x: u32) { self.balance += i64::from(x); }
    pub fn withdraw(&mut self, x: u32) -> bool { let x = i64::from(x); if x > self.balance { return false; } self.balance -= x; true }
    pub fn balance(&self) -> i64 { self.balance }
}
