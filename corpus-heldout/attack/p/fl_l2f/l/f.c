float f(long a){return (float)a;}
