/// Names in an order that the user chose. None is there twice.
pub struct Names {
    names: Vec<String>,
}

impl Names {
    /// Puts a name at a place.
    pub fn place(&mut self, at: usize, name: &str) {
        if self.names.iter().any(|known| known == name) {
            self.names.retain(|known| known != name);
        }
        self.names.insert(at, name.to_owned());
    }
}
