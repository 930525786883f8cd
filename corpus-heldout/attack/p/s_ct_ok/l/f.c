unsigned f(unsigned key, unsigned b) { unsigned m = -(key & 1); return (b & m) | (~b & ~m); }
