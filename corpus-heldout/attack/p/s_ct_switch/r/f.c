int f(unsigned char key) { switch (key) { case 1: return 1; case 2: return 1; default: return 1; } }
