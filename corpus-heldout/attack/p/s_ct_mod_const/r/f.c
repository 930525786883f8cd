unsigned f(unsigned key) { return key % 10; }
