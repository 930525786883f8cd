#include <string.h>
void f(char*d){ strncpy(d,"ab",5); }
