// claim:  shut_down
// truth:  different
// why:    two calls of code that is not given in another order
void stop(int unit);
void cool(int unit);

int shut_down(int unit) {
    stop(unit);
    cool(unit);
    return 0;
}
