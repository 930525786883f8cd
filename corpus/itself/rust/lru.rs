//! A cache with a limit that forgets what was not used for longest.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;

const NONE: usize = usize::MAX;

struct Node<K, V> {
    key: K,
    value: V,
    newer: usize,
    older: usize,
}

/// A cache of a fixed number of entries.
pub struct Cache<K, V> {
    index: HashMap<K, usize>,
    nodes: Vec<Node<K, V>>,
    newest: usize,
    oldest: usize,
    limit: usize,
    stats: Stats,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    pub hits: u64,
    pub misses: u64,
    pub evictions: u64,
}

impl Stats {
    /// The share of hits in percent.
    pub fn hit_rate(&self) -> u64 {
        let all = self.hits + self.misses;
        if all == 0 { 0 } else { self.hits * 100 / all }
    }
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} hits, {} misses ({}%), {} evictions", self.hits, self.misses, self.hit_rate(), self.evictions)
    }
}

impl<K: Hash + Eq + Clone, V> Cache<K, V> {
    pub fn new(limit: usize) -> Self {
        assert!(limit > 0, "a cache needs room for one entry");
        Cache { index: HashMap::new(), nodes: Vec::new(), newest: NONE, oldest: NONE, limit, stats: Stats::default() }
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    pub fn stats(&self) -> Stats {
        self.stats
    }

    fn unlink(&mut self, at: usize) {
        let (newer, older) = (self.nodes[at].newer, self.nodes[at].older);
        match newer {
            NONE => self.newest = older,
            other => self.nodes[other].older = older,
        }
        match older {
            NONE => self.oldest = newer,
            other => self.nodes[other].newer = newer,
        }
    }

    fn push_newest(&mut self, at: usize) {
        let before = self.newest;
        self.nodes[at].newer = NONE;
        self.nodes[at].older = before;
        if before == NONE {
            self.oldest = at;
        } else {
            self.nodes[before].newer = at;
        }
        self.newest = at;
    }

    pub fn get(&mut self, key: &K) -> Option<&V> {
        match self.index.get(key).copied() {
            Some(at) => {
                self.stats.hits += 1;
                if at != self.newest {
                    self.unlink(at);
                    self.push_newest(at);
                }
                Some(&self.nodes[at].value)
            }
            None => {
                self.stats.misses += 1;
                None
            }
        }
    }

    pub fn peek(&self, key: &K) -> Option<&V> {
        self.index.get(key).map(|at| &self.nodes[*at].value)
    }

    pub fn put(&mut self, key: K, value: V) -> Option<V> {
        if let Some(at) = self.index.get(&key).copied() {
            self.unlink(at);
            self.push_newest(at);
            return Some(std::mem::replace(&mut self.nodes[at].value, value));
        }
        let node = Node { key: key.clone(), value, newer: NONE, older: NONE };
        let at = if self.nodes.len() == self.limit {
            let at = self.oldest;
            self.unlink(at);
            let old = std::mem::replace(&mut self.nodes[at], node);
            self.index.remove(&old.key);
            self.stats.evictions += 1;
            at
        } else {
            self.nodes.push(node);
            self.nodes.len() - 1
        };
        self.index.insert(key, at);
        self.push_newest(at);
        None
    }

    /// The keys, the one used last first.
    pub fn keys(&self) -> Vec<K> {
        let mut keys = Vec::with_capacity(self.nodes.len());
        let mut at = self.newest;
        while at != NONE {
            keys.push(self.nodes[at].key.clone());
            at = self.nodes[at].older;
        }
        keys
    }

    pub fn clear(&mut self) {
        self.index.clear();
        self.nodes.clear();
        self.newest = NONE;
        self.oldest = NONE;
    }
}

/// Remembers the results of a function of one number.
pub struct Memo<F> {
    cache: Cache<u64, u64>,
    function: F,
}

impl<F: Fn(u64) -> u64> Memo<F> {
    pub fn new(limit: usize, function: F) -> Self {
        Memo { cache: Cache::new(limit), function }
    }

    pub fn call(&mut self, argument: u64) -> u64 {
        if let Some(known) = self.cache.get(&argument) {
            return *known;
        }
        let result = (self.function)(argument);
        self.cache.put(argument, result);
        result
    }
}

pub fn collatz_steps(start: u64) -> u64 {
    let mut n = start;
    let mut steps = 0;
    while n > 1 {
        n = if n % 2 == 0 { n / 2 } else { n.saturating_mul(3).saturating_add(1) };
        steps += 1;
    }
    steps
}

pub fn longest_chain(limit: u64) -> (u64, u64) {
    let mut memo = Memo::new(128, collatz_steps);
    let mut best = (0, 0);
    for n in 1..=limit {
        let steps = memo.call(n);
        if steps > best.1 {
            best = (n, steps);
        }
    }
    best
}

pub fn replay(accesses: &[u32], limit: usize) -> Stats {
    let mut cache: Cache<u32, usize> = Cache::new(limit.max(1));
    for (place, page) in accesses.iter().enumerate() {
        if cache.get(page).is_none() {
            cache.put(*page, place);
        }
    }
    cache.stats()
}
