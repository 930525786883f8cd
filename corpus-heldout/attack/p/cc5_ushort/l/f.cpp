unsigned f(unsigned char a) { return (unsigned char)(~a) >> 1; }
