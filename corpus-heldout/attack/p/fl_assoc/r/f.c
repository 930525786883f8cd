double f(double a,double b,double c){return a+(b+c);}
