double f(double a){return a;}
