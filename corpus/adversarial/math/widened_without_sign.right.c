long widen(int x) { return (long)x; }
