int f(double a){return a != a;}
