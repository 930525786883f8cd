// claim:  Basket::weight
// truth:  equivalent
// today:  unknown
// why:    a vector of structures that is a member, range-for against an index
#include <vector>

struct Item {
    int id;
    double weight;
};

class Basket {
  public:
    double weight() const;

  private:
    std::vector<Item> items;
};

double Basket::weight() const {
    double sum = 0;
    for (const Item &item : items)
        if (item.id != 0)
            sum += item.weight;
    return sum;
}
