//! Accounts with a journal: deposits, transfers, statements, interest.

use std::collections::BTreeMap;
use std::fmt;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccountId(pub u32);

/// An amount in cents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Money(pub i64);

impl Money {
    pub const ZERO: Money = Money(0);

    pub fn checked_add(self, other: Money) -> Option<Money> {
        self.0.checked_add(other.0).map(Money)
    }

    pub fn checked_sub(self, other: Money) -> Option<Money> {
        self.0.checked_sub(other.0).map(Money)
    }

    pub fn is_negative(self) -> bool {
        self.0 < 0
    }

    /// Rounded half away from zero.
    pub fn percent(self, basis_points: i64) -> Money {
        let scaled = self.0 as i128 * basis_points as i128;
        let half = if scaled < 0 { -5000 } else { 5000 };
        Money(((scaled + half) / 10000) as i64)
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let cents = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", cents / 100, cents % 100)
    }
}

pub fn parse_money(text: &str) -> Option<Money> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (whole, cents) = digits.split_once('.').unwrap_or((digits, "0"));
    let whole: i64 = whole.parse().ok()?;
    let cents: i64 = match cents.len() {
        1 => cents.parse::<i64>().ok()? * 10,
        2 => cents.parse().ok()?,
        _ => return None,
    };
    let total = whole.checked_mul(100)?.checked_add(cents)?;
    Some(Money(if negative { -total } else { total }))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    Deposit { to: AccountId, amount: Money },
    Withdrawal { from: AccountId, amount: Money },
    Transfer { from: AccountId, to: AccountId, amount: Money },
    Interest { to: AccountId, amount: Money },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    NoSuchAccount(AccountId),
    NotEnough { missing: Money },
    NotPositive,
    SameAccount,
    TooMuch,
}

#[derive(Clone, Debug)]
pub struct Account {
    pub owner: String,
    pub balance: Money,
    pub overdraft: Money,
    pub closed: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Bank {
    accounts: BTreeMap<AccountId, Account>,
    journal: Vec<Entry>,
    next: u32,
}

impl Bank {
    pub fn open(&mut self, owner: &str, overdraft: Money) -> AccountId {
        let id = AccountId(self.next);
        self.next += 1;
        let account = Account { owner: owner.to_owned(), balance: Money::ZERO, overdraft, closed: false };
        self.accounts.insert(id, account);
        id
    }

    fn account(&mut self, id: AccountId) -> Result<&mut Account, Refusal> {
        self.accounts.get_mut(&id).filter(|account| !account.closed).ok_or(Refusal::NoSuchAccount(id))
    }

    pub fn balance(&self, id: AccountId) -> Option<Money> {
        self.accounts.get(&id).map(|account| account.balance)
    }

    pub fn deposit(&mut self, to: AccountId, amount: Money) -> Result<Money, Refusal> {
        check(amount)?;
        let account = self.account(to)?;
        account.balance = account.balance.checked_add(amount).ok_or(Refusal::TooMuch)?;
        let balance = account.balance;
        self.journal.push(Entry::Deposit { to, amount });
        Ok(balance)
    }

    pub fn withdraw(&mut self, from: AccountId, amount: Money) -> Result<Money, Refusal> {
        check(amount)?;
        let account = self.account(from)?;
        take(account, amount)?;
        let balance = account.balance;
        self.journal.push(Entry::Withdrawal { from, amount });
        Ok(balance)
    }

    pub fn transfer(&mut self, from: AccountId, to: AccountId, amount: Money) -> Result<(), Refusal> {
        check(amount)?;
        if from == to {
            return Err(Refusal::SameAccount);
        }
        self.account(to)?.balance.checked_add(amount).ok_or(Refusal::TooMuch)?;
        take(self.account(from)?, amount)?;
        let target = self.account(to)?;
        target.balance = Money(target.balance.0 + amount.0);
        self.journal.push(Entry::Transfer { from, to, amount });
        Ok(())
    }

    pub fn pay_interest(&mut self, basis_points: i64) -> Money {
        let mut paid = Money::ZERO;
        for (id, account) in &mut self.accounts {
            if account.closed || account.balance <= Money::ZERO {
                continue;
            }
            let amount = account.balance.percent(basis_points);
            if let Some(balance) = account.balance.checked_add(amount) {
                account.balance = balance;
                paid = Money(paid.0.saturating_add(amount.0));
                self.journal.push(Entry::Interest { to: *id, amount });
            }
        }
        paid
    }

    pub fn close(&mut self, id: AccountId) -> Result<Money, Refusal> {
        let account = self.account(id)?;
        if account.balance.is_negative() {
            return Err(Refusal::NotEnough { missing: Money(-account.balance.0) });
        }
        account.closed = true;
        Ok(std::mem::take(&mut account.balance))
    }

    pub fn total(&self) -> Money {
        Money(self.accounts.values().map(|account| account.balance.0).sum())
    }

    pub fn statement(&self, id: AccountId) -> String {
        let mut lines = Vec::new();
        for entry in &self.journal {
            match entry {
                Entry::Deposit { to, amount } if *to == id => lines.push(format!("deposit {amount}")),
                Entry::Withdrawal { from, amount } if *from == id => lines.push(format!("withdrawal {amount}")),
                Entry::Transfer { from, to, amount } if *from == id => lines.push(format!("to {} {amount}", to.0)),
                Entry::Transfer { from, to, amount } if *to == id => lines.push(format!("from {} {amount}", from.0)),
                Entry::Interest { to, amount } if *to == id => lines.push(format!("interest {amount}")),
                _ => {}
            }
        }
        lines.join("\n")
    }

    pub fn richest(&self) -> Option<&str> {
        self.accounts.values().max_by_key(|account| account.balance).map(|account| account.owner.as_str())
    }
}

fn check(amount: Money) -> Result<(), Refusal> {
    if amount > Money::ZERO { Ok(()) } else { Err(Refusal::NotPositive) }
}

fn take(account: &mut Account, amount: Money) -> Result<(), Refusal> {
    let rest = account.balance.checked_sub(amount).ok_or(Refusal::TooMuch)?;
    let lowest = Money(-account.overdraft.0);
    if rest < lowest {
        return Err(Refusal::NotEnough { missing: Money(lowest.0 - rest.0) });
    }
    account.balance = rest;
    Ok(())
}
