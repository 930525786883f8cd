float f(int a){return (float)(double)a;}
