int f(double a){return !(a < 1);}
