int f(double a){return a<0 || (a==0 && 1/a<0);}
