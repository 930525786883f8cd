pub struct A(pub u32);
impl<T: Into<u32>> From<(T, T)> for A { fn from(t: (T, T)) -> A { A(t.0.into()) } }
