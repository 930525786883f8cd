float f(long a){return (float)(double)a;}
