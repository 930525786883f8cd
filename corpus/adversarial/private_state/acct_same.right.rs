pub struct Account { balance: i64 }
impl Account {
    pub fn new() -> Self { Account { balance: 0 } }
    pub fn deposit(&mut self, x: u32) { self.balance += i64::from(x); }
    pub fn empty(&self) -> bool { self.balance <= 0 }
}
