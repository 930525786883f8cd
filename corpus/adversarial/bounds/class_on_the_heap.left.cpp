// claim:  area
// truth:  equivalent
// why:    an object with a constructor and a destructor, on the heap and not
class Box {
  public:
    Box(int w, int h) : width(w), height(h) {}
    ~Box() {}
    unsigned area() const { return (unsigned)width * (unsigned)height; }

  private:
    int width, height;
};

unsigned area(int w, int h) {
    Box *box = new Box(w, h);
    unsigned a = box->area();
    delete box;
    return a;
}
