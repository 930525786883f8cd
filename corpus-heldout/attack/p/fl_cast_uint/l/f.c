unsigned f(double a){return a > -1 && a < 4e9 ? (unsigned)a : 0;}
