//! Integer and modular matrices, linear recurrences, and small vectors.

use std::fmt;
use std::ops::{Add, AddAssign, Index, IndexMut, Mul, Neg, Sub};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Matrix {
    rows: usize,
    columns: usize,
    cells: Vec<i64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShapeError {
    pub wanted: (usize, usize),
    pub found: (usize, usize),
}

impl Matrix {
    pub fn zero(rows: usize, columns: usize) -> Matrix {
        Matrix { rows, columns, cells: vec![0; rows * columns] }
    }

    pub fn identity(size: usize) -> Matrix {
        let mut matrix = Matrix::zero(size, size);
        for i in 0..size {
            matrix[(i, i)] = 1;
        }
        matrix
    }

    pub fn from_rows(rows: &[Vec<i64>]) -> Result<Matrix, ShapeError> {
        let columns = rows.first().map_or(0, Vec::len);
        let mut cells = Vec::with_capacity(rows.len() * columns);
        for row in rows {
            if row.len() != columns {
                return Err(ShapeError { wanted: (rows.len(), columns), found: (rows.len(), row.len()) });
            }
            cells.extend_from_slice(row);
        }
        Ok(Matrix { rows: rows.len(), columns, cells })
    }

    pub fn shape(&self) -> (usize, usize) {
        (self.rows, self.columns)
    }

    pub fn row(&self, row: usize) -> &[i64] {
        &self.cells[row * self.columns..(row + 1) * self.columns]
    }

    pub fn column(&self, column: usize) -> impl Iterator<Item = i64> + '_ {
        self.cells.iter().skip(column).step_by(self.columns.max(1)).copied()
    }

    pub fn transposed(&self) -> Matrix {
        let mut result = Matrix::zero(self.columns, self.rows);
        for r in 0..self.rows {
            for c in 0..self.columns {
                result[(c, r)] = self[(r, c)];
            }
        }
        result
    }

    pub fn trace(&self) -> i64 {
        (0..self.rows.min(self.columns)).map(|i| self[(i, i)]).sum()
    }

    pub fn checked_add(&self, other: &Matrix) -> Result<Matrix, ShapeError> {
        if self.shape() != other.shape() {
            return Err(ShapeError { wanted: self.shape(), found: other.shape() });
        }
        let cells = self.cells.iter().zip(&other.cells).map(|(a, b)| a.wrapping_add(*b)).collect();
        Ok(Matrix { rows: self.rows, columns: self.columns, cells })
    }

    pub fn multiply_modulo(&self, other: &Matrix, modulus: i64) -> Result<Matrix, ShapeError> {
        if self.columns != other.rows {
            return Err(ShapeError { wanted: (self.columns, other.columns), found: other.shape() });
        }
        let mut result = Matrix::zero(self.rows, other.columns);
        for r in 0..self.rows {
            for c in 0..other.columns {
                let mut sum = 0i128;
                for k in 0..self.columns {
                    sum += i128::from(self[(r, k)]) * i128::from(other[(k, c)]);
                }
                result[(r, c)] = sum.rem_euclid(i128::from(modulus)) as i64;
            }
        }
        Ok(result)
    }

    pub fn power_modulo(&self, mut exponent: u64, modulus: i64) -> Result<Matrix, ShapeError> {
        let mut base = self.clone();
        let mut result = Matrix::identity(self.rows);
        while exponent > 0 {
            if exponent & 1 == 1 {
                result = result.multiply_modulo(&base, modulus)?;
            }
            base = base.multiply_modulo(&base, modulus)?;
            exponent >>= 1;
        }
        Ok(result)
    }

    pub fn swap_rows(&mut self, a: usize, b: usize) {
        for c in 0..self.columns {
            self.cells.swap(a * self.columns + c, b * self.columns + c);
        }
    }

    pub fn is_symmetric(&self) -> bool {
        self.rows == self.columns && (0..self.rows).all(|r| (0..r).all(|c| self[(r, c)] == self[(c, r)]))
    }
}

impl Index<(usize, usize)> for Matrix {
    type Output = i64;

    fn index(&self, (row, column): (usize, usize)) -> &i64 {
        &self.cells[row * self.columns + column]
    }
}

impl IndexMut<(usize, usize)> for Matrix {
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut i64 {
        &mut self.cells[row * self.columns + column]
    }
}

impl fmt::Display for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for r in 0..self.rows {
            let cells: Vec<String> = self.row(r).iter().map(|cell| format!("{cell:>5}")).collect();
            writeln!(f, "[{}]", cells.join(" "))?;
        }
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vector {
    pub x: f64,
    pub y: f64,
}

impl Vector {
    pub const fn new(x: f64, y: f64) -> Vector {
        Vector { x, y }
    }

    pub fn dot(self, other: Vector) -> f64 {
        self.x * other.x + self.y * other.y
    }

    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    pub fn rotated_quarter(self) -> Vector {
        Vector::new(-self.y, self.x)
    }
}

impl Add for Vector {
    type Output = Vector;

    fn add(self, other: Vector) -> Vector {
        Vector::new(self.x + other.x, self.y + other.y)
    }
}

impl AddAssign for Vector {
    fn add_assign(&mut self, other: Vector) {
        *self = *self + other;
    }
}

impl Sub for Vector {
    type Output = Vector;

    fn sub(self, other: Vector) -> Vector {
        self + -other
    }
}

impl Neg for Vector {
    type Output = Vector;

    fn neg(self) -> Vector {
        Vector::new(-self.x, -self.y)
    }
}

impl Mul<f64> for Vector {
    type Output = Vector;

    fn mul(self, factor: f64) -> Vector {
        Vector::new(self.x * factor, self.y * factor)
    }
}

pub fn centroid(points: &[Vector]) -> Option<Vector> {
    if points.is_empty() {
        return None;
    }
    let mut sum = Vector::default();
    for point in points {
        sum += *point;
    }
    Some(sum * (1.0 / points.len() as f64))
}

pub fn fibonacci(n: u64, modulus: i64) -> i64 {
    let step = Matrix { rows: 2, columns: 2, cells: vec![1, 1, 1, 0] };
    step.power_modulo(n, modulus).map_or(0, |matrix| matrix[(0, 1)])
}
