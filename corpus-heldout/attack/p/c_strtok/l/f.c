#include <string.h>
int f(char*s){ char*p=strtok(s,","); int n=0; while(p){n++;p=strtok(NULL,",");} return n; }
