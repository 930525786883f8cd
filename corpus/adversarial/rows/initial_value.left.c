// claim:  *
// truth:  different
// why:    no function touches the variable, but other files read 5 on the left and 6 on the right
int retries = 5;

int next_delay(int delay) { return delay * 2; }
