int added(int i) { return i++ + i++; }
