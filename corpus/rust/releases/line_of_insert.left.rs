// claim:  Names::place
// truth:  equivalent
// why:    the same code in another line, and the line is handed to the vector for its panic alone
pub struct Names {
    names: Vec<String>,
}

impl Names {
    pub fn place(&mut self, at: usize, name: &str) {
        if self.names.iter().any(|known| known == name) {
            self.names.retain(|known| known != name);
        }
        self.names.insert(at, name.to_owned());
    }
}
