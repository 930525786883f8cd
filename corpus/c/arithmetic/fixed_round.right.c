int to_int(int fixed) { return (fixed + 128) / 256; }
