//! A grid of cells: neighbours, flood fill, shortest ways, the game of life, reading and printing.

use std::collections::{BinaryHeap, HashSet, VecDeque};
use std::cmp::Reverse;
use std::fmt;
use std::ops::{Index, IndexMut};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    pub x: i32,
    pub y: i32,
}

impl Place {
    pub fn new(x: i32, y: i32) -> Place {
        Place { x, y }
    }

    pub fn distance(self, other: Place) -> u32 {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y)
    }

    pub fn neighbours(self) -> [Place; 4] {
        [
            Place::new(self.x, self.y - 1),
            Place::new(self.x + 1, self.y),
            Place::new(self.x, self.y + 1),
            Place::new(self.x - 1, self.y),
        ]
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid<T> {
    width: usize,
    height: usize,
    cells: Vec<T>,
}

impl<T: Clone> Grid<T> {
    pub fn filled(width: usize, height: usize, value: T) -> Grid<T> {
        Grid { width, height, cells: vec![value; width * height] }
    }

    pub fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    pub fn contains(&self, place: Place) -> bool {
        place.x >= 0 && place.y >= 0 && (place.x as usize) < self.width && (place.y as usize) < self.height
    }

    pub fn get(&self, place: Place) -> Option<&T> {
        if self.contains(place) { Some(&self[place]) } else { None }
    }

    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        (0..self.height).flat_map(move |y| (0..self.width).map(move |x| Place::new(x as i32, y as i32)))
    }

    pub fn transposed(&self) -> Grid<T> {
        let mut cells = Vec::with_capacity(self.cells.len());
        for x in 0..self.width {
            for y in 0..self.height {
                cells.push(self.cells[y * self.width + x].clone());
            }
        }
        Grid { width: self.height, height: self.width, cells }
    }

    pub fn map<U>(&self, change: impl Fn(&T) -> U) -> Grid<U> {
        Grid { width: self.width, height: self.height, cells: self.cells.iter().map(change).collect() }
    }
}

impl<T> Index<Place> for Grid<T> {
    type Output = T;

    fn index(&self, place: Place) -> &T {
        &self.cells[place.y as usize * self.width + place.x as usize]
    }
}

impl<T> IndexMut<Place> for Grid<T> {
    fn index_mut(&mut self, place: Place) -> &mut T {
        &mut self.cells[place.y as usize * self.width + place.x as usize]
    }
}

pub fn parse_map(text: &str) -> Option<Grid<bool>> {
    let lines: Vec<&str> = text.lines().collect();
    let width = lines.first()?.len();
    if lines.iter().any(|line| line.len() != width) {
        return None;
    }
    let cells = lines.iter().flat_map(|line| line.bytes().map(|byte| byte == b'#')).collect();
    Some(Grid { width, height: lines.len(), cells })
}

impl fmt::Display for Grid<bool> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.cells.chunks(self.width.max(1)) {
            let line: String = row.iter().map(|&wall| if wall { '#' } else { '.' }).collect();
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

pub fn flood(map: &Grid<bool>, start: Place) -> usize {
    if map.get(start) != Some(&false) {
        return 0;
    }
    let mut seen = HashSet::new();
    let mut stack = vec![start];
    while let Some(place) = stack.pop() {
        if map.get(place) == Some(&false) && seen.insert(place) {
            stack.extend(place.neighbours());
        }
    }
    seen.len()
}

pub fn shortest(map: &Grid<bool>, start: Place, goal: Place) -> Option<u32> {
    let (width, height) = map.size();
    let mut distance: Grid<Option<u32>> = Grid::filled(width, height, None);
    let mut queue = VecDeque::new();
    if map.get(start) != Some(&false) {
        return None;
    }
    distance[start] = Some(0);
    queue.push_back(start);
    while let Some(place) = queue.pop_front() {
        let steps = distance[place]?;
        if place == goal {
            return Some(steps);
        }
        for next in place.neighbours() {
            if map.get(next) == Some(&false) && distance[next].is_none() {
                distance[next] = Some(steps + 1);
                queue.push_back(next);
            }
        }
    }
    None
}

pub fn cheapest(costs: &Grid<u8>, start: Place, goal: Place) -> Option<u32> {
    let (width, height) = costs.size();
    let mut best = Grid::filled(width, height, u32::MAX);
    let mut queue = BinaryHeap::new();
    if !costs.contains(start) {
        return None;
    }
    best[start] = 0;
    queue.push(Reverse((0u32, start)));
    while let Some(Reverse((cost, place))) = queue.pop() {
        if place == goal {
            return Some(cost);
        }
        if cost > best[place] {
            continue;
        }
        for next in place.neighbours() {
            let Some(step) = costs.get(next) else { continue };
            let total = cost + u32::from(*step);
            if total < best[next] {
                best[next] = total;
                queue.push(Reverse((total, next)));
            }
        }
    }
    None
}

fn living_around(world: &Grid<bool>, place: Place) -> usize {
    let mut count = 0;
    for dy in -1..=1 {
        for dx in -1..=1 {
            if (dx, dy) != (0, 0) && world.get(Place::new(place.x + dx, place.y + dy)) == Some(&true) {
                count += 1;
            }
        }
    }
    count
}

pub fn generation(world: &Grid<bool>) -> Grid<bool> {
    let mut next = world.clone();
    for place in world.places() {
        next[place] = matches!((world[place], living_around(world, place)), (true, 2) | (_, 3));
    }
    next
}

pub fn population(world: &Grid<bool>) -> usize {
    world.cells.iter().filter(|cell| **cell).count()
}

pub fn until_still(world: &Grid<bool>, limit: usize) -> usize {
    let mut current = world.clone();
    for step in 0..limit {
        let next = generation(&current);
        if next == current {
            return step;
        }
        current = next;
    }
    limit
}
