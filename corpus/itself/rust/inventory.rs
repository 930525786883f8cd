//! A stock of goods: orders, reservations, reports, and loading from comma-separated lines.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::rc::Rc;

pub type Sku = String;

#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    pub sku: Sku,
    pub name: String,
    pub price: u32,
    pub stock: u32,
    pub category: Category,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Category {
    Tools,
    Garden,
    Kitchen,
    Other,
}

impl Category {
    pub fn from_name(name: &str) -> Category {
        match name.trim().to_ascii_lowercase().as_str() {
            "tools" => Category::Tools,
            "garden" => Category::Garden,
            "kitchen" => Category::Kitchen,
            _ => Category::Other,
        }
    }

    pub fn tax_percent(self) -> u32 {
        match self {
            Category::Tools | Category::Other => 19,
            Category::Garden => 7,
            Category::Kitchen => 10,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StockError {
    Unknown(Sku),
    Missing { sku: Sku, wanted: u32, there: u32 },
    Duplicate(Sku),
    Line { number: usize, what: String },
}

pub trait Observer {
    fn low_stock(&mut self, item: &Item);
}

#[derive(Default)]
pub struct Reorders {
    pub wanted: Vec<(Sku, u32)>,
}

impl Observer for Reorders {
    fn low_stock(&mut self, item: &Item) {
        self.wanted.push((item.sku.clone(), 20 - item.stock.min(20)));
    }
}

#[derive(Default)]
pub struct Inventory {
    items: BTreeMap<Sku, Item>,
    reserved: HashMap<Sku, u32>,
    observers: Vec<Rc<RefCell<dyn Observer>>>,
    low: u32,
}

pub fn parse_line(number: usize, line: &str) -> Result<Item, StockError> {
    let fields: Vec<&str> = line.split(',').map(str::trim).collect();
    let wrong = |what: &str| StockError::Line { number, what: what.to_owned() };
    let [sku, name, price, stock, category] = fields[..] else {
        return Err(wrong("five fields are needed"));
    };
    Ok(Item {
        sku: sku.to_owned(),
        name: name.to_owned(),
        price: price.parse().map_err(|_| wrong("price"))?,
        stock: stock.parse().map_err(|_| wrong("stock"))?,
        category: Category::from_name(category),
    })
}

impl Inventory {
    pub fn new(low: u32) -> Self {
        Inventory { low, ..Inventory::default() }
    }

    pub fn load(text: &str, low: u32) -> Result<Inventory, StockError> {
        let mut inventory = Inventory::new(low);
        for (index, line) in text.lines().enumerate() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            inventory.add(parse_line(index + 1, line)?)?;
        }
        Ok(inventory)
    }

    pub fn observe(&mut self, observer: Rc<RefCell<dyn Observer>>) {
        self.observers.push(observer);
    }

    pub fn add(&mut self, item: Item) -> Result<(), StockError> {
        if self.items.contains_key(&item.sku) {
            return Err(StockError::Duplicate(item.sku));
        }
        self.items.insert(item.sku.clone(), item);
        Ok(())
    }

    pub fn available(&self, sku: &str) -> Option<u32> {
        let item = self.items.get(sku)?;
        Some(item.stock - self.reserved.get(sku).copied().unwrap_or(0))
    }

    pub fn reserve(&mut self, sku: &str, count: u32) -> Result<(), StockError> {
        let there = self.available(sku).ok_or_else(|| StockError::Unknown(sku.to_owned()))?;
        if there < count {
            return Err(StockError::Missing { sku: sku.to_owned(), wanted: count, there });
        }
        *self.reserved.entry(sku.to_owned()).or_insert(0) += count;
        Ok(())
    }

    pub fn release(&mut self, sku: &str, count: u32) {
        if let Some(reserved) = self.reserved.get_mut(sku) {
            *reserved = reserved.saturating_sub(count);
            if *reserved == 0 {
                self.reserved.remove(sku);
            }
        }
    }

    /// Reserves all or nothing.
    pub fn reserve_all(&mut self, wanted: &[(&str, u32)]) -> Result<(), StockError> {
        for (index, (sku, count)) in wanted.iter().enumerate() {
            if let Err(error) = self.reserve(sku, *count) {
                for (sku, count) in &wanted[..index] {
                    self.release(sku, *count);
                }
                return Err(error);
            }
        }
        Ok(())
    }

    pub fn ship(&mut self, sku: &str, count: u32) -> Result<u32, StockError> {
        let item = self.items.get_mut(sku).ok_or_else(|| StockError::Unknown(sku.to_owned()))?;
        if item.stock < count {
            return Err(StockError::Missing { sku: sku.to_owned(), wanted: count, there: item.stock });
        }
        item.stock -= count;
        let (item, low) = (item.clone(), self.low);
        self.release(sku, count);
        if item.stock < low {
            for observer in &self.observers {
                observer.borrow_mut().low_stock(&item);
            }
        }
        Ok(item.price * count)
    }

    pub fn value(&self) -> u64 {
        self.items.values().map(|item| u64::from(item.price) * u64::from(item.stock)).sum()
    }

    pub fn by_category(&self) -> BTreeMap<Category, Vec<&str>> {
        let mut groups: BTreeMap<Category, Vec<&str>> = BTreeMap::new();
        for item in self.items.values() {
            groups.entry(item.category).or_default().push(&item.name);
        }
        groups
    }

    pub fn categories(&self) -> usize {
        self.items.values().map(|item| item.category).collect::<HashSet<_>>().len()
    }

    pub fn cheapest(&self, category: Category) -> Option<&Item> {
        self.items.values().filter(|item| item.category == category).min_by_key(|item| item.price)
    }

    pub fn search<'a>(&'a self, text: &'a str) -> impl Iterator<Item = &'a Item> + 'a {
        self.items.values().filter(move |item| item.name.contains(text))
    }
}

pub fn gross(net: u32, category: Category) -> u32 {
    let tax = u64::from(net) * u64::from(category.tax_percent());
    net + ((tax + 50) / 100) as u32
}

pub fn discount(total: u32, count: u32) -> u32 {
    let percent = match count {
        0..=9 => 0,
        10..=49 => 5,
        50..=99 => 8,
        _ => 12,
    };
    total - (u64::from(total) * percent / 100) as u32
}
